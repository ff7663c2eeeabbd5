import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { addAppRoute, newAppRoute, type ProvedAnswer } from '@site/contract/team/second-factor';
import { useEffect, useState } from 'react';
import { encode } from 'uqr';
import { signInCopy as copy } from '../../content/product/admin-sign-in.ts';
import { callApi } from '../../shared/api.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { families } from '../../ui/theme/tokens.ts';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { CodeForm } from '../session/CodeForm.tsx';
import { callAsAdmin } from '../session/call-as-admin.ts';
import { useSessionKeeper } from '../session/session.ts';

/** Shows the secret of an authenticator app, as a QR code and as text, and asks for the first code. */
export function AddApp({ onAdded }: { onAdded: (answer: ProvedAnswer) => void }) {
  const keeper = useSessionKeeper();
  const [begun, setBegun] = useState<{ secret: string; address: string }>();
  const [failure, setFailure] = useState<string>();
  // The API makes one secret each time the form opens, and another one for each new attempt.
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another secret
  useEffect(() => {
    callAsAdmin(keeper, (token) => callApi(newAppRoute, { token })).then(
      ({ data }) => setBegun(data),
      (error: Error) => setFailure(error.message),
    );
  }, [keeper, attempt]);
  const begin = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };
  if (failure !== undefined) return <FailureAlert message={failure} onTryAgain={begin} />;
  if (!begun) return <Spinner />;
  return (
    <Stack sx={{ gap: 2, maxWidth: 440 }}>
      <p>{copy.appSteps}</p>
      <QrCode text={begun.address} label={copy.qrCode} />
      <p>
        {copy.secret}:{' '}
        <Box component="code" sx={{ fontFamily: families.mono, overflowWrap: 'anywhere' }}>
          {begun.secret.replace(/.{4}(?=.)/g, '$& ')}
        </Box>
      </p>
      <CodeForm
        kind="app"
        label={copy.appField}
        hint={copy.appHint}
        submit={copy.appSubmit}
        onSubmit={async (code) => {
          const answer = await keeper.renew(
            async (token) => (await callApi(addAppRoute, { token, body: { code } })).data,
          );
          onAdded(answer);
        }}
      />
    </Stack>
  );
}

/**
 * Makes a QR code in the browser, so its content is sent to no server. The code is dark on light in both colour schemes,
 * because cameras need that.
 */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: 208, height: 208, bgcolor: 'common.white', color: 'common.black' }}
    >
      <path d={squares.join('')} fill="currentColor" />
    </Box>
  );
}
