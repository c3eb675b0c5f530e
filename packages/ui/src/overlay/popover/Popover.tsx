import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Placement } from '../placement.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { usePopover } from './use-popover.ts';
import type { PopoverOpener } from './use-popover.ts';

export interface PopoverProps {
  /** Names the button, where its content alone does not. */
  readonly label?: string | undefined;
  readonly button: ReactNode;
  readonly buttonClassName: string;
  /** Stands before the button, and opens the panel at hover like it: a link of the same name. */
  readonly lead?: ReactNode;
  readonly placement?: Placement;
  /** Beside a click, which always does: keys and fingers have nothing else. */
  readonly opensOn?: readonly PopoverOpener[];
  readonly className?: string;
  readonly panelClassName?: string;
  readonly children: ReactNode;
}

const atHover: readonly PopoverOpener[] = ['hover'];

/** A button and a panel that it opens. One that does not open at hover shows its label there as a tooltip. */
export function Popover({
  label,
  button,
  buttonClassName,
  lead,
  placement = 'top',
  opensOn = atHover,
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
