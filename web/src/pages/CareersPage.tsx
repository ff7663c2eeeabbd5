import { NotFoundPage } from './NotFoundPage.tsx';

export function CareersPage() {
  return <NotFoundPage />;
}
