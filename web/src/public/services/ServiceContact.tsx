import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { serviceClosing } from '../../content/firm/service-closing.ts';
import { EnquiryNote } from '../../ui/sections/CallToAction.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { colours } from '../../ui/theme/tokens.ts';

const link = {
  display: 'inline-block',
  py: 1,
  fontSize: '1.125rem',
  textDecorationThickness: '1px',
  textDecorationColor: 'currentColor',
  textUnderlineOffset: '0.25em',
} as const;

export function ServiceContact() {
  const { action, ways, ...head } = serviceClosing.contact;
  return (
    <Section symbol="load" ground="dark" {...head}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
          gap: { xs: 5, lg: 9 },
          alignItems: 'end',
        }}
      >
        <div>
          <Button href={action.href} variant="contained">
            {action.label}
          </Button>
          <EnquiryNote />
        </div>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
            borderTop: `1px solid ${colours.onDarkSoft}`,
          }}
        >
          {ways.map(({ name, label, href }) => (
            <Box key={href} sx={{ py: 2 }}>
              <Typography component="dt" variant="overline" sx={{ letterSpacing: 0, color: colours.onDarkSoft }}>
                {name}
              </Typography>
              <dd>
                <Link href={href} sx={link}>
                  {label}
                </Link>
              </dd>
            </Box>
          ))}
        </Box>
      </Box>
    </Section>
  );
}
