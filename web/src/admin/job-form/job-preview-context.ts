import type { Job } from '@site/contract/jobs/job';
import { createContext, type ReactNode } from 'react';

/** The two previews of an unsaved job: its card in a list, and its page. */
export const previewKinds = ['card', 'page'] as const;
export type PreviewKind = (typeof previewKinds)[number];

/** Renders a job as visitors see it. The app provides the function, because the admin area does not import public pages. */
export const JobPreviewContext = createContext<((job: Job, kind: PreviewKind) => ReactNode) | undefined>(undefined);
