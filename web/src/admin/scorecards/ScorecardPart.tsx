import Button from '@mui/material/Button';
import { showsNames } from '@site/contract/desk/hidden-names';
import { readScorecardCriteriaRoute } from '@site/contract/desk/scorecard-routes';
import { scorecardFrom, scorecardsCollection, seesOthers } from '@site/contract/desk/scorecards';
import type { ApplicationRecord } from '@site/contract/desk/submission-record';
import { collections } from '@site/contract/shared/collections';
import { useQuery } from '@tanstack/react-query';
import { collection, orderBy, query } from 'firebase/firestore';
import { useState } from 'react';
import { useFirestore } from 'reactfire';
import { scorecardCopy as copy } from '../../content/product/admin-scorecards.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useHasDraft } from '../components/admin-draft.tsx';
import { DataBoundary } from '../components/DataBoundary.tsx';
import { FormPart, Note } from '../components/FormPart.tsx';
import { useLive } from '../components/use-live.ts';
import { useInterview } from '../interviews/interviews.ts';
import { useCall } from '../session/call-as-admin.ts';
import { useHasRole } from '../session/roles.ts';
import { useSessionKeeper } from '../session/session.ts';
import { cardName, ScorecardForm } from './ScorecardForm.tsx';
import { ScorecardList } from './ScorecardList.tsx';

interface ScorecardPartProps {
  application: ApplicationRecord;
}

/** Tells whether an application has scorecards or interviewers. The part stays hidden for a new application. */
function isJudged({ status, hasInterview, judgedBy = [] }: ApplicationRecord, isHiring: boolean): boolean {
  return !isHiring || hasInterview === true || showsNames(status) || judgedBy.length > 0;
}

/** The scorecards of an application: the admin's own card, and all others that the admin may see. */
export function ScorecardPart({ application }: ScorecardPartProps) {
  const uid = useSessionKeeper().uid();
  const isHiring = useHasRole('hiring');
  if (uid === undefined || !isJudged(application, isHiring)) return null;
  // An interviewer may read only the interviews that they take part in.
  const Own = isHiring && application.hasInterview ? CardsOfInterviewed : Cards;
  return (
    <FormPart title={copy.title}>
      <DataBoundary>
        <Own key={application.id} application={application} me={uid} isHiring={isHiring} />
      </DataBoundary>
    </FormPart>
  );
}

interface CardsProps extends ScorecardPartProps {
  me: string;
  isHiring: boolean;
  interviewers?: readonly string[];
}

/** The scorecards of an application with an interview, in which the admin may take part. */
function CardsOfInterviewed(props: CardsProps) {
  const interview = useInterview(props.application.id);
  return interview ? <Cards {...props} interviewers={interview.interviewers ?? []} /> : <Spinner />;
}

function Cards({ application, me, isHiring, interviewers = [] }: CardsProps) {
  // The application names its judges, so a card that does not exist yet needs no listener.
  const { judgedBy = [], status } = application;
  return (
    <>
      {seesOthers(me, { judgedBy, interviewers }, isHiring) ? (
        <AllCards application={application.id} me={me} />
      ) : (
        <Note>{copy.hidden(judgedBy.filter((uid) => uid !== me).length)}</Note>
      )}
      {!judgedBy.includes(me) && status !== 'withdrawn' && <OwnCard application={application.id} />}
    </>
  );
}

function AllCards({ application, me }: { application: string; me: string }) {
  const all = collection(useFirestore(), collections.applications, application, scorecardsCollection);
  const cards = useLive(query(all, orderBy('at')))?.docs.map((stored) => scorecardFrom(stored.data()));
  if (!cards) return <Spinner />;
  return cards.length === 0 ? <Note>{copy.none}</Note> : <ScorecardList cards={cards} me={me} />;
}

/** The admin's own card: a button, or the form if a draft exists. The focus moves between button and form. */
function OwnCard({ application }: { application: string }) {
  const [isOpen, setIsOpen] = useState(useHasDraft(cardName(application)));
  const [isPressed, setIsPressed] = useState(false);
  const press = (open: boolean) => {
    setIsPressed(true);
    setIsOpen(open);
  };
  if (!isOpen)
    return (
      <Button
        autoFocus={isPressed}
        variant="outlined"
        size="small"
        sx={{ alignSelf: 'start' }}
        onClick={() => press(true)}
      >
        {copy.begin}
      </Button>
    );
  return <OpenCard application={application} takesFocus={isPressed} onClose={() => press(false)} />;
}

interface OpenCardProps {
  application: string;
  takesFocus: boolean;
  onClose: () => void;
}

function OpenCard({ application, takesFocus, onClose }: OpenCardProps) {
  const call = useCall();
  /** The new criteria, which the server sent when it refused the card. */
  const [newer, setNewer] = useState<readonly string[]>();
  const { data, error } = useQuery({
    queryKey: ['scorecard-criteria', application],
    queryFn: () => call(readScorecardCriteriaRoute, { parameters: { id: application } }),
    // The criteria are read once: the form must not change while the interviewer writes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const criteria = newer ?? data?.data.criteria;
  if (error) return <p role="alert">{error.message}</p>;
  if (!criteria) return <Spinner />;
  return (
    <ScorecardForm
      key={criteria.join('\n')}
      application={application}
      criteria={criteria}
      takesFocus={takesFocus}
      onOtherCriteria={setNewer}
      onClose={onClose}
    />
  );
}
