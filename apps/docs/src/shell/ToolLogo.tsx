import type { ToolLink } from '@docs/content/site';

/** SVG paths of the logos, by tool; the colour follows the theme. */
const shapes: Readonly<Record<ToolLink['logo'], string>> = {
  rspack: 'M16 3 27 9.500v13L16 29 5 22.500v-13zM5 9.500 16 16l11-6.500M16 16v13',
  rsbuild: 'M5 21 16 27l11-6M5 16l11 6 11-6M16 5 5 11l11 6 11-6z',
  rspress: 'M8 4h12l5 5v19H8zM20 4v5h5M12 15h9M12 20h9',
  rsdoctor: 'M4 17h6l3-8 5 15 3-7h7',
};

interface ToolLogoProps {
  readonly name: ToolLink['logo'];
  /** Factor on the default size of 28 px. */
  readonly scale: number;
}

export function ToolLogo({ name, scale }: ToolLogoProps) {
  const size = Math.round(28 * scale);
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
