import styled from '@emotion/styled/base';
import Button from '@mui/material/Button';
import { messages } from '@ohmbridge/functions/contract/messages';
import { useEffect, useId, useRef } from 'react';
import { Text } from '../../components/Text.tsx';
import { applicationForm as copy } from '../../content/application-form.ts';
import { colours, media } from '../../theme/tokens.ts';

const Dialog = styled('dialog')({
  width: 'min(560px, calc(100vw - 40px))',
  padding: 0,
  border: 0,
  borderTop: `6px solid ${colours.amber}`,
  borderRadius: 3,
  background: colours.paper,
  color: colours.ink,
  '&::backdrop': { background: colours.deep, opacity: 0.72 },
});

const Content = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 20,
  padding: '32px 28px 28px',
  [media.tablet]: { padding: '44px 48px 44px' },
});

/** Tells that the application arrived. However it is closed, it leads to the home page. */
export function SubmittedDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={() => location.assign('/')}
      onClick={(event) => {
        // The content fills the dialog: a click outside of it is on the backdrop. Escape is handled by the dialog itself.
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <Content>
        <Text variant="h2" id={titleId} css={{ fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.125rem)' }}>
          {messages.applicationSentTitle}
        </Text>
        <div id={textId}>
          <Text>{messages.applicationSent}</Text>
          <Text css={{ marginTop: 12, color: colours.slate }}>{copy.ownPage}</Text>
        </div>
        <Button variant="contained" sx={{ mt: 1 }} onClick={() => dialog.current?.close()}>
          {copy.close}
        </Button>
      </Content>
    </Dialog>
  );
}
