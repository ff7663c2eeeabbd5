import { formEvidence } from '../contract/form-evidence.ts';

/** What a form sent beside its fields. */
export interface FormEvidence {
  /** Whether the field was filled in that people do not see. */
  isTrapped: boolean;
  token: string | undefined;
}

/** Reads the evidence out of a body, whose sender may have put anything there. */
export function formEvidenceOf(fields: Readonly<Record<string, unknown>>): FormEvidence {
  const trap = fields[formEvidence.trap];
  const token = fields[formEvidence.token];
  return {
    isTrapped: trap !== undefined && trap !== null && trap !== '',
    token: typeof token === 'string' && token !== '' ? token : undefined,
  };
}
