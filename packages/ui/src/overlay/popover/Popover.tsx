import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Placement } from '../placement.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { usePopover } from './use-popover.ts';
import type { PopoverOpener } from './use-popover.ts';

export interface PopoverProps {
  /** Accessible name of the button if it has no text. */
  readonly label?: string | undefined;
  readonly button: ReactNode;
  readonly buttonClassName: string;
  /** A link of the same name before the button; hovering it opens the panel too. */
  readonly lead?: ReactNode;
  readonly placement?: Placement;
  /** What opens the panel in addition to a click. */
  readonly opensOn?: readonly PopoverOpener[];
  readonly className?: string;
  readonly panelClassName?: string;
  readonly children: ReactNode;
}

const defaultOpeners: readonly PopoverOpener[] = ['hover'];

/** A button that opens a panel. If `opensOn` is empty, hovering the button shows `label` as a tooltip. */
export function Popover({
  label,
  button,
  buttonClassName,
  lead,
  placement = 'top',
  opensOn = defaultOpeners,
  className = '',
  panelClassName = '',
  children,
}: PopoverProps) {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const { expanded, host, onButtonClick, panelHandlers } = usePopover(
    buttonRef,
    panelRef,
    placement,
    opensOn,
  );
  const trigger = (
    <button
      ref={buttonRef}
      type="button"
      className={buttonClassName}
      popoverTarget={id}
      aria-label={label}
      aria-expanded={expanded}
      onClick={onButtonClick}
    >
      {button}
    </button>
  );
  const hasTooltip = label !== undefined && opensOn.length === 0;
  return (
    <div className={`popover-host ${className}`} {...host}>
      {lead}
      {hasTooltip ? (
        <Tooltip text={label} placement={placement === 'top' ? 'top' : 'bottom'}>
          {trigger}
        </Tooltip>
      ) : (
        trigger
      )}
      <div
        ref={panelRef}
        id={id}
        popover="auto"
        className={`overlay overlay-${placement} popover ${panelClassName}`}
        {...panelHandlers}
      >
        {children}
      </div>
    </div>
  );
}
