import List from '@mui/material/List';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { filesCopy } from '../../content/product/admin-files.ts';
import { FormPart } from '../components/FormPart.tsx';
import { Note } from '../components/Note.tsx';
import { FileLine } from './FileLine.tsx';
import { useFiles } from './submission-data.ts';

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
