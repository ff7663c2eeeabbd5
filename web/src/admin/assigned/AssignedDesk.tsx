import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { nameOf } from '@site/contract/desk/hidden-names';
import type { ApplicationRecord, Interview } from '@site/contract/desk/submission-record';
import { useParams } from 'react-router-dom';
import { assignedCopy as copy, interviewPanelCopy } from '../../content/product/admin-interviews.ts';
import { DataBoundary, RowsSkeleton } from '../components/DataBoundary.tsx';
import { FormPart } from '../components/FormPart.tsx';
import { besideActs } from '../components/looks.ts';
import { PageHead } from '../components/PageHead.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { ArrangedInterview } from '../interviews/ArrangedInterview.tsx';
import { useInterviews } from '../interviews/interviews.ts';
import { ScorecardPart } from '../scorecards/ScorecardPart.tsx';
import { Files } from '../submission/Files.tsx';
import { HiddenNames } from '../submission/HiddenNames.tsx';
import { SentFields } from '../submission/SentFields.tsx';
import { aboutOf } from '../submission-list/listed-submissions.ts';
import { StatusOf } from '../submission-list/StatusChip.tsx';
import { AssignedList } from './AssignedList.tsx';
import { useAssignedApplication } from './assigned-applications.ts';

/** The applications that are assigned to an interviewer, without the buttons to decide about them. */
export function AssignedDesk() {
  const { id } = useParams();
  return (
    <DataBoundary key={id ?? 'list'}>
      {id === undefined ? <AssignedList /> : <AssignedApplication id={id} />}
    </DataBoundary>
  );
}

/** An application as its interviewer sees it: the sent form, the files, and the time of the interview. */
function AssignedApplication({ id }: { id: string }) {
  const found = useAssignedApplication(id);
  if (found === 'loading') return <RowsSkeleton />;
  if (found === 'gone')
    return (
      <>
        <PageHead />
        <p role="status">{copy.notAssigned}</p>
        <TextAction href="/dashboard/applications">{copy.back}</TextAction>
      </>
    );
  const { reference, namesHidden, interview } = found;
  const name = nameOf(found);
  return (
    <>
      <PageHead
        title={namesHidden ? reference : `${reference}, ${name}`}
        heading={name}
        {...(!namesHidden && { label: reference })}
        aside={<StatusOf submission={found} />}
      />
      <Typography sx={{ mt: -1, mb: 2 }}>{aboutOf(found)}</Typography>
      <Box sx={besideActs}>
        {interview && <OwnInterview application={found} interview={interview} />}
        <Stack sx={{ gap: 4, minWidth: 0, gridArea: { lg: '1 / 1' } }}>
          {namesHidden && <HiddenNames application={id} />}
          <SentFields submission={found} />
          <ScorecardPart application={found} />
          <Files kind="applications" submission={id} />
        </Stack>
      </Box>
    </>
  );
}

/** The interview is the first part, because an interviewer mostly looks for its time and place. */
function OwnInterview({ application, interview }: { application: ApplicationRecord; interview: Interview }) {
  const at = Date.parse(interview.at);
  // The application does not name the interviewer. An assignee who is not the interviewer cannot read the interview itself.
  const own = useInterviews(new Date(at), new Date(at + 1))?.find(({ id }) => id === application.id);
  return (
    <Box sx={{ gridArea: { lg: '1 / 2' }, minWidth: 0 }}>
      <FormPart title={interviewPanelCopy.title}>
        <div>
          <ArrangedInterview application={application} interview={own?.time ?? interview} />
        </div>
      </FormPart>
    </Box>
  );
}
