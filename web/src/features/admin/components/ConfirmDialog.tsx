import styled from '@emotion/styled/base';
import Button from '@mui/material/Button';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Text } from '../../../components/Text.tsx';
import { colours, measures } from '../../../theme/tokens.ts';

const Panel = styled('dialog')({
  width: 'min(520px, calc(100vw - 40px))',
  padding: 'clamp(24px, 4vw, 36px)',
  border: `1px solid ${colours.outline}`,
  borderTop: `4px solid ${colours.amber}`,
  borderRadius: measures.radius,
  background: colours.paper,
  color: colours.ink,
  '&::backdrop': { background: 'rgb(7 22 39 / 0.55)' },
});

const Actions = styled('div')({ marginTop: 28, display: 'flex', flexWrap: 'wrap', gap: 12 });

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirm: string;
  cancel: string;
  /** While the answer is being carried out. */
  isBusy?: boolean;
  /** Takes the focus afterwards, if the element that had it is gone. */
  focusAfterwards?: RefObject<HTMLElement | null>;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before something that cannot be taken back. It is open as long as it is rendered, keeps the focus, starts on the
 * harmless answer, and gives the focus back when it goes.
 */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  isBusy = false,
  focusAfterwards,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const harmless = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    const successor = focusAfterwards?.current;
    shown?.showModal();
    harmless.current?.focus();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else successor?.focus();
    };
  }, [focusAfterwards]);

  return (
    <Panel
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onCancel();
      }}
    >
      <Text variant="h3" as="h2" id={`${id}-title`}>
        {title}
      </Text>
      <Text as="div" id={`${id}-text`} css={{ marginTop: 16 }}>
        {children}
      </Text>
      <Actions>
        <Button variant="contained" color="error" size="small" disabled={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button ref={harmless} variant="outlined" size="small" disabled={isBusy} onClick={onCancel}>
          {cancel}
        </Button>
      </Actions>
    </Panel>
  );
}
