import { NotFoundPage } from './NotFoundPage.tsx';

export function ApplyPage() {
  return <NotFoundPage />;
}
