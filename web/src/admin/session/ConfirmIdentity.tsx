import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { confirmRoute } from '@site/contract/team/session';
import { secondStepCopy as copy } from '../../content/product/second-step.ts';
import { callApi } from '../../shared/api.ts';
import { AdminDialog } from '../components/AdminDialog.tsx';
import { CodeForm } from './CodeForm.tsx';
import { endIfTooOld, SecondFactorProof } from './SecondFactorProof.tsx';
import { useSessionKeeper } from './session.ts';
import type { Question } from './session-keeper.ts';

/** Asks the admin to prove their identity before an action, with the second factor or the password. */
export function ConfirmIdentity({ question }: { question: Question }) {
  const keeper = useSessionKeeper();
  const goOn = async (token: string) => {
    await keeper.renew(async () => ({ token }));
    question.answer();
  };
  return (
    <AdminDialog title={copy.confirmTitle} text={copy.confirmIntro} onEscape={question.cancel}>
      <Box sx={{ mt: 3 }}>
        <SecondFactorProof
          onProved={goOn}
          without={
            <CodeForm
              kind="password"
              label={copy.password}
              submit={copy.confirm}
              submitting={copy.confirming}
              onSubmit={async (password) => {
                const { data } = await callApi(confirmRoute, { token: await keeper.token(), body: { password } });
                await goOn(data.token);
              }}
              onFailure={(error) => endIfTooOld(keeper, error)}
            />
          }
        />
      </Box>
      <Stack direction="row" sx={{ mt: 2 }}>
        <Button variant="outlined" size="small" onClick={question.cancel}>
          {copy.cancel}
        </Button>
      </Stack>
    </AdminDialog>
  );
}
