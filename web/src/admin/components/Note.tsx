import Typography, { type TypographyProps } from '@mui/material/Typography';

/** A remark, softer than the text around it. */
export function Note(props: TypographyProps) {
  return <Typography variant="inherit" color="textSecondary" {...props} />;
}

/** A line in small print. */
export function Caption(props: TypographyProps<'p'>) {
  return <Typography variant="caption" component="p" color="textSecondary" {...props} />;
}
