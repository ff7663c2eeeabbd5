import { Metadata } from '../components/Metadata.tsx';
import { notFoundPage } from '../content/pages/not-found.ts';
import { Notice } from '../sections/Notice.tsx';

export function NotFoundPage() {
  const { meta, ...notice } = notFoundPage;
  return (
    <>
      <Metadata meta={meta} />
      <Notice {...notice} />
    </>
  );
}
