import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Job } from '@site/contract/jobs/job';
import { flushSync } from 'react-dom';
import { jobDescription } from '../../content/firm/job-descriptions.ts';
import { jobListCopy } from '../../content/product/admin-jobs.ts';
import { NewTabNote, newTab } from '../../ui/NewTabNote.tsx';
import type { JobAction } from './job-actions.ts';

/** The link to a job's page needs a page that visitors see; the end of previews needs a job that is not live. */
function actionsOf({ isActive, slug }: Job): JobAction[] {
  return [
    'duplicate',
    'renew',
    isActive && slug ? 'copyLink' : 'linkPreview',
    ...(isActive ? [] : ['endPreviews' as const]),
  ];
}

interface JobMenuProps {
  job: Job | undefined;
  buttonId: string;
  isBusy: boolean;
  onAct: (action: JobAction, job: Job) => void;
  onClose: () => void;
}

/** The menu of what is rarely done to a job. One serves all rows, so that a row that is drawn anew does not close it. */
export function JobMenu({ job, buttonId, isBusy, onAct, onClose }: JobMenuProps) {
  const pdf = job && jobDescription(job);
  const item = (action: JobAction, of: Job) => (
    <MenuItem
      key={action}
      disabled={isBusy}
      onClick={() => {
        // The button has the focus again before anything else, a question for instance, takes it and gives it back.
        flushSync(onClose);
        onAct(action, of);
      }}
    >
      {jobListCopy.actions[action]}
    </MenuItem>
  );
  return (
    <Menu
      open={job !== undefined}
      anchorEl={() => document.getElementById(buttonId) ?? document.body}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      slotProps={{ list: { 'aria-labelledby': buttonId } }}
    >
      {job && actionsOf(job).map((action) => item(action, job))}
      {pdf && (
        <MenuItem component="a" href={pdf.href} {...newTab} onClick={onClose}>
          {pdf.isBuiltIn ? jobListCopy.builtInPdf : jobListCopy.openPdf}
          <NewTabNote />
        </MenuItem>
      )}
    </Menu>
  );
}
