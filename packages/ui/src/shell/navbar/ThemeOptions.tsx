import { useId } from 'react';
import { moonPath, sunPath, systemPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { ThemeSetting } from '../../theme/theme-setting.ts';

export interface ThemeOptionsProps {
  readonly label: string;
  readonly options: readonly { readonly value: ThemeSetting; readonly text: string }[];
  /** Null while the stored setting is unknown, as during hydration. */
  readonly value: ThemeSetting | null;
  readonly onChange: (value: ThemeSetting) => void;
}

const optionPaths: Readonly<Record<ThemeSetting, string>> = {
  light: sunPath,
  dark: moonPath,
  auto: systemPath,
};

export function ThemeOptions({ label, options, value, onChange }: ThemeOptionsProps) {
  const name = useId();
  return (
    <fieldset className="theme-options">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="popup-row">
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <Icon path={optionPaths[option.value]} />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}
