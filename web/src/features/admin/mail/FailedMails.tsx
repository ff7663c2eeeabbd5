import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { FormBanner } from '../../../components/form/FormBanner.tsx';
import { failedMailWords } from '../../../content/admin.ts';
import { colours } from '../../../theme/tokens.ts';
import { LiveDataBoundary } from '../jobs/LiveDataBoundary.tsx';
import { FailedMailRow } from './FailedMailRow.tsx';
import { type FailedMail, mostShown, useFailedMails } from './failed-mails.ts';
import { useMailRetry } from './use-mail-retry.ts';

const Place = styled('div')({
  '&:has(.MuiAlert-root, section)': { marginBottom: 'clamp(24px, 3vw, 40px)' },
  '&:has(.MuiAlert-root) section': { marginTop: 16 },
});

const Notice = styled('section')({
  padding: 'clamp(16px, 2.5vw, 28px)',
  borderTop: `3px solid ${colours.error}`,
  background: colours.errorWash,
});

const Explanation = styled('p')({ maxWidth: '64ch', marginTop: 8 });

const List = styled('ul')({ listStyle: 'none', padding: 0, margin: '12px 0 0' });

/** Says which mails were given up, and sends them again; there is nothing to see while there are none. */
export function FailedMails() {
  return (
    <LiveDataBoundary>
      <LiveFailedMails />
    </LiveDataBoundary>
  );
}

function LiveFailedMails() {
  const mails = useFailedMails();
  const { outcome, busyMail, retry } = useMailRetry();
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);

  const retryShown = async (mail: FailedMail) => {
    // The row is about to leave the list, and with it the button that was pressed.
    place.current?.focus();
    await retry(mail);
  };

  return (
    <Place ref={place} tabIndex={-1}>
      <FormBanner outcome={outcome} />
      {mails.length > 0 && (
        <Notice aria-labelledby={titleId}>
          <Typography variant="h3" component="h2" id={titleId}>
            {failedMailWords.title(Math.min(mails.length, mostShown), mails.length > mostShown)}
          </Typography>
          <Explanation>{failedMailWords.explanation}</Explanation>
          <List>
            {mails.slice(0, mostShown).map((mail) => (
              <FailedMailRow key={mail.id} mail={mail} isBusy={busyMail === mail.id} onRetry={retryShown} />
            ))}
          </List>
        </Notice>
      )}
    </Place>
  );
}
