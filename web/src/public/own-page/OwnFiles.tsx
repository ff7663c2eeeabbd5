import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OwnFile } from '@site/contract/desk/submission-files';
import type { SubmissionStatus } from '@site/contract/desk/submission-kinds';
import { type ChangeEvent, useId, useRef } from 'react';
import { ownFilesCopy as copy } from '../../content/product/own-page.ts';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { measures, media } from '../../ui/theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { dayHere } from './moment-words.ts';
import type { UploadTarget } from './upload-file.ts';
import { type Upload, useFileUploads } from './use-file-uploads.ts';

interface OwnFilesProps {
  target: UploadTarget;
  status: SubmissionStatus;
  files: readonly OwnFile[];
}

export function OwnFiles({ target, status, files }: OwnFilesProps) {
  const { uploads, added, outcome, choose, again, leaveOut } = useFileUploads(target);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // Files that were added since are listed until the page is loaded again and lists them itself.
  const shown = [...files, ...added.filter((one) => !files.some((other) => other.id === one.id))];

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    choose([...(target.files ?? [])]);
    // The value is cleared, because choosing the same file again would otherwise fire no `change`.
    target.value = '';
  };
  const thenStay = (act: () => void) => {
    act();
    // The pressed button disappears.
    button.current?.focus();
  };

  return (
    <Stack sx={{ gap: 2, maxWidth: measures.readingWidth, alignItems: 'stretch' }}>
      {shown.length === 0 && <Typography>{copy.none}</Typography>}
      {shown.length > 0 && (
        <List disablePadding>
          {shown.map((file) => (
            <ListItem key={file.id} disableGutters divider>
              <ListItemText
                primary={<bdi>{file.name}</bdi>}
                secondary={copy.about(file, dayHere(file.at))}
                sx={{ overflowWrap: 'anywhere' }}
              />
            </ListItem>
          ))}
        </List>
      )}
      {uploads
        .filter(({ failure }) => failure === undefined)
        .map((upload) => (
          <Progress key={upload.id} upload={upload} onCancel={() => thenStay(() => leaveOut(upload.id))} />
        ))}
      {/* The region is always rendered, because a screen reader announces changes only in a region that it knows. */}
      <Stack role="alert" sx={{ gap: 1 }}>
        {uploads.map(
          (upload) =>
            upload.failure && (
              <Alert key={upload.id} severity="error" icon={false} role="none" sx={{ overflowWrap: 'anywhere' }}>
                {upload.failure.message}
                <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
                  {upload.failure.mayTryAgain && (
                    <Button variant="outlined" size="small" onClick={() => thenStay(() => again(upload))}>
                      {copy.again}
                      <VisuallyHidden> {upload.file.name}</VisuallyHidden>
                    </Button>
                  )}
                  <Button variant="outlined" size="small" onClick={() => thenStay(() => leaveOut(upload.id))}>
                    {copy.dismiss}
                    <VisuallyHidden> {upload.file.name}</VisuallyHidden>
                  </Button>
                </Stack>
              </Alert>
            ),
        )}
      </Stack>
      <FormBanner outcome={outcome} />
      {status !== 'withdrawn' && (
        <Box sx={{ [media.print]: { display: 'none' } }}>
          {/* The field accepts every file, because a phone greys out unknown extensions, such as DWG. */}
          <input ref={input} type="file" hidden multiple aria-label={copy.add} onChange={take} />
          <Button
            ref={button}
            variant="outlined"
            aria-describedby={`${id}-hint`}
            onClick={() => input.current?.click()}
          >
            {copy.add}
          </Button>
          <Typography id={`${id}-hint`} variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {copy.hint}
          </Typography>
        </Box>
      )}
    </Stack>
  );
}

function Progress({ upload: { file, sent }, onCancel }: { upload: Upload; onCancel: () => void }) {
  const id = useId();
  const percent = sent === undefined ? 0 : Math.min(100, Math.floor((sent / file.size) * 100));
  return (
    <div>
      <Typography id={id} variant="body2" sx={{ mb: 0.75, overflowWrap: 'anywhere' }}>
        {sent === undefined ? copy.waiting(file.name) : copy.sending(file.name, percent)}
      </Typography>
      <LinearProgress variant="determinate" value={percent} aria-labelledby={id} />
      <Button variant="outlined" size="small" onClick={onCancel} sx={{ mt: 1 }}>
        {copy.cancel}
        <VisuallyHidden> {file.name}</VisuallyHidden>
      </Button>
    </div>
  );
}
