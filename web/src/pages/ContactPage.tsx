import { NotFoundPage } from './NotFoundPage.tsx';

export function ContactPage() {
  return <NotFoundPage />;
}
