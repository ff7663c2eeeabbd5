import type { Job } from '@ohmbridge/contract/jobs/job';
import { createContext, type ReactNode } from 'react';

/** What the job form shows of a job before it is saved: as it stands in a list, and its page. */
export const previewKinds = ['card', 'page'] as const;
export type PreviewKind = (typeof previewKinds)[number];

/** What draws a job as visitors see it. The app gives it, which knows the public pages. */
export const JobPreviewContext = createContext<((job: Job, kind: PreviewKind) => ReactNode) | undefined>(undefined);
