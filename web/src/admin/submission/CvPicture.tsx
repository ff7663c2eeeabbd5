import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SubmissionFile } from '@site/contract/desk/submission-files';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { filesCopy } from '../../content/product/admin-submission.ts';
import { useNearScreen } from '../../ui/use-near-screen.ts';
import { FormPart } from '../components/FormPart.tsx';
import { useFileQuery } from './submission-data.ts';

// The code that draws PDFs is larger than the rest of the page, so it loads on demand.
const PdfFirstPage = lazy(async () => ({ default: (await import('../pdf/PdfFirstPage.tsx')).PdfFirstPage }));

const calledCv = /(?:^|[^a-z])(?:cv|r[eé]sum[eé]|curriculum)(?:[^a-z]|$)/i;

/**
 * Finds the CV among the files of an applicant, which begin with the newest. Gives the PDF with a name like "CV", or else the
 * first PDF that was sent.
 */
export function cvAmong<File extends Pick<SubmissionFile, 'name' | 'type'>>(files: readonly File[]): File | undefined {
  const pdfs = files.filter(({ type }) => type === 'pdf');
  return pdfs.find(({ name }) => calledCv.test(name)) ?? pdfs.at(-1);
}

interface CvPictureProps {
  application: string;
  file: SubmissionFile & { id: string };
}

/** The first page of an added CV; the file is fetched when its place comes near the screen. */
export function CvPicture({ application, file: { id, name } }: CvPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const enabled = useNearScreen(frame);
  const { data: bytes, error } = useQuery({ ...useFileQuery('applications', application, id), enabled });
  const page = <Skeleton variant="rectangular" height="auto" sx={{ aspectRatio: '210 / 297' }} />;
  return (
    <FormPart title={filesCopy.cv.title}>
      <Box ref={frame} sx={{ minWidth: 0 }}>
        {error && <p role="alert">{error.message}</p>}
        {!error && <Suspense fallback={page}>{bytes ? <PdfFirstPage name={name} file={bytes} /> : page}</Suspense>}
      </Box>
    </FormPart>
  );
}
