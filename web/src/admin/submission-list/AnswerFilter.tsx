import { answerToken } from '@site/contract/desk/submission-search';
import { optionsOf } from '@site/contract/jobs/question';
import { submissionListCopy as copy } from '../../content/product/admin-submission-list.ts';
import { Choice } from '../components/Choice.tsx';
import { useJobOption } from './job-options.ts';
import type { SubmissionFilters } from './submission-filters.ts';

/** The answers to choose from that a job asks for, each with its question, by what they are looked for by. */
export function useAnswerOptions(job: string | undefined): ReadonlyMap<string, string> {
  const questions = useJobOption(job)?.questions ?? [];
  const answers = questions.flatMap((question) =>
    (optionsOf(question) ?? []).map((answer) => ({ id: question.id, words: question.words, answer })),
  );
  return new Map(answers.map(({ id, words, answer }) => [answerToken({ id, answer }), copy.answered(words, answer)]));
}

interface AnswerFilterProps {
  filters: SubmissionFilters;
  onChange: (answer: string | undefined) => void;
}

export function AnswerFilter({ filters: { job, answer }, onChange }: AnswerFilterProps) {
  const options = useAnswerOptions(job);
  const values = [...new Set([...options.keys(), ...(answer ? [answer] : [])])];
  if (values.length === 0) return null;
  return (
    <Choice
      label={copy.answer}
      all={copy.allAnswers}
      values={values}
      words={(value) => options.get(value) ?? value}
      value={answer}
      onChange={onChange}
    />
  );
}
