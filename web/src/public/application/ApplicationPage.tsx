import { applicationPage } from '../../content/pages/application.ts';
import { OwnPage } from '../own-page/OwnPage.tsx';
import { OwnApplicationView } from './OwnApplicationView.tsx';

/** Where applicants see what we hold of them. */
export function ApplicationPage() {
  return <OwnPage kind="applications" copy={applicationPage} View={OwnApplicationView} />;
}
