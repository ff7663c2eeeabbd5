import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { showNamesRoute } from '@site/contract/desk/desk-routes';
import { hiddenNamesCopy as copy } from '../../content/product/admin-scorecards.ts';
import { Note } from '../components/FormPart.tsx';
import { useActions } from '../components/use-actions.ts';
import { useConfirm } from '../components/use-confirm.tsx';
import { useCall } from '../session/call-as-admin.ts';
import { useHasRole } from '../session/roles.ts';

export function HiddenNames({ application }: { application: string }) {
  const call = useCall();
  const { carryOut } = useActions(['names']);
  const confirm = useConfirm();
  const mayShow = useHasRole('hiring');
  const showNames = () =>
    carryOut(application, async () => {
      await call(showNamesRoute, { parameters: { id: application } });
      return { message: copy.shown };
    });
  const show = () =>
    confirm({
      title: copy.title,
      text: [copy.text],
      confirm: copy.show,
      busy: copy.showing,
      cancel: copy.cancel,
      act: showNames,
    });
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
      <Note>{copy.note}</Note>
      {mayShow && (
        <Button variant="outlined" size="small" onClick={() => void show()}>
          {copy.show}
        </Button>
      )}
    </Stack>
  );
}
