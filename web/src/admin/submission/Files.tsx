import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import type { SubmissionFile } from '@site/contract/desk/submission-files';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { filesCopy } from '../../content/product/admin-submission.ts';
import { dateAndTime } from '../../content/product/date-formats.ts';
import { download } from '../../shared/download.ts';
import { Caption, FormPart, Note } from '../components/FormPart.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useFileQuery, useFiles } from './submission-data.ts';

/** The files that the sender has added, the newest first. */
export function Files({ kind, submission }: { kind: SubmissionKind; submission: string }) {
  const files = useFiles(kind, submission);
  return (
    <FormPart title={filesCopy.title}>
      {files?.length === 0 && <Note>{filesCopy.none}</Note>}
      {files && files.length > 0 && (
        <div>
          <Note variant="caption">{filesCopy.notScanned}</Note>
          <List disablePadding>
            {files.map((file) => (
              <FileLine key={file.id} kind={kind} submission={submission} file={file} />
            ))}
          </List>
        </div>
      )}
    </FormPart>
  );
}

// The code that draws PDFs is larger than the rest of the page, so it loads on demand.
const PdfDrawer = lazy(async () => ({ default: (await import('../pdf/PdfDrawer.tsx')).PdfDrawer }));

interface FileLineProps {
  kind: SubmissionKind;
  submission: string;
  file: SubmissionFile & { id: string };
}

/** A file that was added to a submission, with buttons to download it or to show it beside the submission. */
function FileLine({ kind, submission, file }: FileLineProps) {
  const client = useQueryClient();
  const query = useFileQuery(kind, submission, file.id);
  const [shown, setShown] = useState<Blob>();
  const fetched = useMutation({
    mutationFn: (_purpose: 'download' | 'show') => client.fetchQuery(query),
    onSuccess: (bytes, purpose) => (purpose === 'download' ? download(bytes, file.name) : setShown(bytes)),
  });
  const purposes = file.type === 'pdf' ? (['show', 'download'] as const) : (['download'] as const);
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <bdi>{file.name}</bdi>
      <Caption>
        {filesCopy.about(file)}, <time dateTime={file.at}>{dateAndTime.format(new Date(file.at))}</time>
      </Caption>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
        {purposes.map((purpose) => (
          <TextAction
            subject={file.name}
            key={purpose}
            aria-disabled={fetched.isPending}
            onClick={() => !fetched.isPending && fetched.mutate(purpose)}
          >
            {fetched.isPending && fetched.variables === purpose ? filesCopy.fetching : filesCopy[purpose]}
          </TextAction>
        ))}
      </Stack>
      <p role="alert">{fetched.error?.message}</p>
      {shown && (
        <Suspense>
          <PdfDrawer name={file.name} file={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </Box>
  );
}
