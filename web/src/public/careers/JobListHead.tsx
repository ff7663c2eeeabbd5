import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { careersCopy } from '../../content/product/careers.ts';
import { Arrow } from '../../ui/Arrow.tsx';

interface JobListHeadProps {
  title: string;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
}

export function JobListHead({ title, headingRef, onBack }: JobListHeadProps) {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 24px', mb: 3 }}
    >
      <Typography variant="h3" {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
        {title}
      </Typography>
      <Button variant="outlined" size="small" onClick={onBack}>
        <Arrow backwards />
        {careersCopy.chooseCountry}
      </Button>
    </Stack>
  );
}
