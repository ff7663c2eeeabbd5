import Typography, { type TypographyProps } from '@mui/material/Typography';

/** A remark, softer than the text around it. */
export function Note(props: TypographyProps) {
  return <Typography variant="inherit" color="textSecondary" {...props} />;
}
