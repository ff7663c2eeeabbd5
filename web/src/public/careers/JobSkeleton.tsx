import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { SpinnerMark } from '../../ui/Spinner.tsx';
import { colours, media } from '../../ui/theme/tokens.ts';

export function JobSkeleton() {
  return (
    <Box aria-hidden="true" sx={{ minHeight: 320, borderTop: `2px solid ${colours.ink}` }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: 72,
          borderBottom: `1px solid ${colours.hairline}`,
        }}
      >
        <Skeleton width="40%" height={24} />
        <SpinnerMark />
      </Box>
      <Box sx={{ display: 'grid', gap: '28px', pt: 3, [media.tablet]: { gridTemplateColumns: '5fr 7fr', gap: 6 } }}>
        <Lines widths={['30%', '90%', '70%']} />
        <Lines widths={['30%', '95%', '80%', '88%']} />
      </Box>
    </Box>
  );
}

function Lines({ widths }: { widths: readonly string[] }) {
  return (
    <div>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <Skeleton key={index} width={width} height={14} sx={{ mb: '12px' }} />
      ))}
    </div>
  );
}
