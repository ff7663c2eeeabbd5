import { jobFeedPath } from '@site/contract/pages/job-page';
import { jobFeedCopy } from '../../content/firm/job-feed.ts';

/** Tells feed readers where the feed of open jobs is. React moves it into the document's head. */
export function JobFeedLink() {
  return <link rel="alternate" type="application/atom+xml" title={jobFeedCopy.title} href={jobFeedPath} />;
}
