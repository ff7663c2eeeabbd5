import type { SendMessageInput } from '@ohmbridge/contract/desk/desk-schemas';
import type { MessageTemplate, TemplateName } from '@ohmbridge/contract/desk/message-templates';
import { usesField } from '@ohmbridge/contract/desk/message-templates';
import type { SubmissionStatus } from '@ohmbridge/contract/desk/submission-kinds';
import type { Interview } from '@ohmbridge/contract/desk/submission-record';

/** What stands in the form of a message at first. */
export const emptyMessage = {
  template: '' as TemplateName | '',
  subject: '',
  text: '',
  /** Of the interview, on the clock of whoever writes: `2026-12-01`, `09:30`. */
  day: '',
  time: '',
  minutes: '45',
  where: '',
  status: '' as SubmissionStatus | '',
};

export type MessageValues = typeof emptyMessage;

/** Whether a message asks for an interview. */
export function asksForInterview({ subject, text }: Pick<MessageValues, 'subject' | 'text'>): boolean {
  return usesField(subject + text, 'interview');
}

/** The interview that is arranged, as far as it has been typed. */
export function interviewOf({ day, time, minutes, where }: MessageValues): Interview | undefined {
  const at = new Date(`${day}T${time}`);
  if (Number.isNaN(at.getTime())) return undefined;
  return { at: at.toISOString(), minutes: Number(minutes), where };
}

/** What the API is asked to send. Which template it began as is told only as long as it is that template's words. */
export function messageInput(
  ids: readonly string[],
  values: MessageValues,
  templates: Record<TemplateName, MessageTemplate>,
): SendMessageInput {
  const { template, subject, text, status } = values;
  const interview = asksForInterview(values) ? interviewOf(values) : undefined;
  return {
    ids: [...ids],
    subject,
    text,
    ...(template && { template: { name: template, version: templates[template].version } }),
    ...(status && { status }),
    ...(interview && { interview }),
  };
}
