import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { contactAddress } from '../../content/product/addresses.ts';
import { toolsCopy as words } from '../../content/product/pages/tools-copy.ts';
import type { Tool } from '../../content/shapes/tool.ts';
import { useAddress } from '../../shared/address.ts';
import { useCopying } from '../../shared/clipboard.ts';
import { siteOrigin } from '../../shared/environment.ts';
import { ScriptsNeeded } from '../../ui/form/ScriptsNeeded.tsx';
import { SheetHead } from '../../ui/sections/SheetHead.tsx';
import { colours, measures, media } from '../../ui/theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ResultSheet } from './ResultSheet.tsx';
import { ToolFields } from './ToolFields.tsx';
import { useTool } from './use-tool.ts';

const frame = {
  display: 'grid',
  gap: '48px clamp(40px, 5vw, 80px)',
  alignItems: 'start',
  maxWidth: measures.contentWidth + 144,
  mx: 'auto',
  p: `clamp(32px, 4vw, 56px) ${measures.margin} 64px`,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  [media.print]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: '20px', p: '8px 0 0', maxWidth: 'none' },
} as const;

const part = {
  display: 'grid',
  gap: '40px',
  minWidth: 0,
  '& > h2': { mb: '-16px' },
  [media.print]: { gap: '10px', '& > h2': { mb: 0, fontSize: '1.125rem' } },
} as const;

const result = {
  minWidth: 0,
  scrollMarginTop: measures.headerHeight + 16,
  '& > h2': { mb: 3 },
  // The result stays in view beside its fields.
  [media.desktop]: { position: 'sticky', top: measures.headerHeight + 24 },
  [media.print]: { position: 'static', '& > h2': { mb: '10px', fontSize: '1.125rem' } },
} as const;

/**
 * The line with the result on a phone, where the full result is below the fields. The line stays at the edge near the thumb.
 */
const line = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  mx: `calc(-1 * ${measures.margin})`,
  p: `12px ${measures.margin}`,
  bgcolor: colours.deep,
  color: colours.onDark,
  fontSize: '1rem',
  lineHeight: 1.4,
  [media.desktop]: { display: 'none' },
  [media.print]: { display: 'none' },
  // On low screens the line does not stick, because the fields need the space.
  '@media (max-height: 480px)': { position: 'static' },
} as const;

/** The address contains all inputs, so it is printed as well. */
const onPaper = {
  display: 'none',
  [media.print]: { display: 'block', mt: '8px', fontSize: '0.75rem', overflowWrap: 'anywhere' },
} as const;

/** On paper a tool is small enough for one sheet of A4, whatever its result. */
export const onOneSheet = { [media.print]: { zoom: 0.6 } } as const;

/** A text button has 4 px of room at its left. */
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  ml: '-4px',
  [media.print]: { display: 'none' },
} as const;

export function ToolSheet({ tool }: { tool: Tool }) {
  const { label, title, intro, sheet, meta } = tool;
  const { form, formRef, texts, result: found, isStale, reset } = useTool(tool);
  const { search } = useAddress();
  const { status, copy } = useCopying();
  const standing = isStale ? (found ? words.stale : words.none) : found?.summary;
  return (
    <Box data-one-sheet="" sx={onOneSheet}>
      <SheetHead {...{ label, title, intro, sheet }} />
      <Box sx={frame}>
        <Box
          component="form"
          ref={formRef}
          noValidate
          aria-label={title}
          onSubmit={(event) => event.preventDefault()}
          sx={part}
        >
          <Typography variant="h3" component="h2">
            {words.inputs}
          </Typography>
          <ScriptsNeeded />
          <ToolFields {...{ tool, form, texts }} />
          <Box sx={actions}>
            <Button variant="text" onClick={reset}>
              {words.reset}
            </Button>
          </Box>
          <Box sx={line}>
            <Link data-verbatim="" href="#result" color="inherit" sx={{ display: 'block' }}>
              {/* The text has no parts that are kept together: they would move on a first screen with a late font. */}
              {standing}
              <VisuallyHidden> {words.toResult}</VisuallyHidden>
            </Link>
          </Box>
        </Box>
        <Box component="section" id="result" aria-labelledby="result-title" sx={result}>
          <Typography variant="h3" component="h2" id="result-title">
            {words.result}
          </Typography>
          <ResultSheet result={found} isStale={isStale} />
          <VisuallyHidden role="status">{standing}</VisuallyHidden>
          <Box sx={{ ...actions, mt: 3 }}>
            {found && (
              <Button variant="text" href={contactAddress(found.subject, found.message)}>
                {words.enquire}
              </Button>
            )}
            <Button variant="text" onClick={() => copy(location.href, words)}>
              {words.copyLink}
            </Button>
            <Button variant="text" onClick={() => print()}>
              {words.print}
            </Button>
          </Box>
          <Typography role="status" variant="body2" sx={{ minHeight: '1.55em', [media.print]: { display: 'none' } }}>
            {status}
          </Typography>
        </Box>
      </Box>
      <Typography variant="caption" component="p" sx={onPaper} data-verbatim="">
        {`${siteOrigin}${meta.path}${search}`}
      </Typography>
    </Box>
  );
}
