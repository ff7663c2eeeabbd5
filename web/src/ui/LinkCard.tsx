import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NoBreak } from './NoBreak.tsx';

const plain = { position: 'relative', overflow: 'visible', background: 'none' } as const;

// Only the title is the link, so that its name is short. The whole card reacts to a press.
const titleLink = {
  display: 'inline',
  position: 'static',
  width: 'auto',
  verticalAlign: 'baseline',
  userSelect: 'auto',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '& .MuiCardActionArea-focusHighlight': { display: 'none' },
} as const;

interface LinkCardProps {
  component?: 'article' | 'div';
  href: string;
  picture: ReactNode;
  /** The content between the picture and the title. */
  label?: ReactNode;
  title: string;
  titleComponent?: 'h2' | 'h3';
  children: ReactNode;
  /** The styles of the card. The title is the only `a` in the card. */
  sx: SxProps<Theme>;
}

/** A card with one link to a page: a picture, a title and a text, without a box. */
export function LinkCard({
  component = 'div',
  href,
  picture,
  label,
  title,
  titleComponent = 'h3',
  children,
  sx,
}: LinkCardProps) {
  return (
    <Card component={component} sx={[plain, ...(Array.isArray(sx) ? sx : [sx])]}>
      <CardMedia>{picture}</CardMedia>
      <CardContent sx={{ '&&': { padding: 0 } }}>
        <NoBreak>{label}</NoBreak>
        <Typography variant="h3" component={titleComponent}>
          <CardActionArea href={href} sx={titleLink}>
            <NoBreak>{title}</NoBreak>
          </CardActionArea>
        </Typography>
        <NoBreak>{children}</NoBreak>
      </CardContent>
    </Card>
  );
}
