import Box from '@mui/material/Box';
import type { Picture } from '../../../content/picture.ts';
import { G99Connection } from '../../../drawings/g99/G99Connection.tsx';
import { DrawingPaper } from '../../../ui/sections/DrawingPaper.tsx';
import { TitleBlock } from '../../../ui/TitleBlock.tsx';

/** The drawing of the battery service: the plant that was connected. */
export function BatteryConnection({ picture: { id, caption, scale, alternative } }: { picture: Picture }) {
  return (
    <Box component="figure" sx={{ display: 'grid', minWidth: 0 }}>
      <DrawingPaper number={id} alternative={alternative} Drawing={G99Connection} />
      <figcaption>
        <TitleBlock number={id} shows={caption} scale={scale} />
      </figcaption>
    </Box>
  );
}
