import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { serviceClosing } from '../../content/service-closing.ts';
import { Section, type SectionHead } from '../../ui/sections/Section.tsx';
import { colours, families, media } from '../../ui/theme/tokens.ts';

// It opens with its head, and not with a rule as other tables do.
const look = {
  borderTop: 0,
  fontVariantNumeric: 'normal',
  '& thead th': { p: '0 20px 10px 0', borderBottom: `2px solid ${colours.ink}`, fontWeight: 450, lineHeight: 'normal' },
  '& tbody th': {
    width: '40%',
    pr: '20px',
    fontFamily: families.mono,
    fontSize: '0.9375rem',
    fontWeight: 450,
    [media.tablet]: { width: '16rem' },
  },
  '& tbody th, & td': { lineHeight: 1.5 },
} as const;

interface StandardsTableProps {
  standards: readonly { code: string; subject: string }[];
  ground: SectionHead['ground'];
}

export function StandardsTable({ standards, ground = 'paper' }: StandardsTableProps) {
  const { code, subject, ...head } = serviceClosing.standards;
  return (
    <Section symbol="currentTransformer" ground={ground} {...head}>
      <Table sx={look}>
        <TableHead>
          <TableRow>
            <TableCell>{code}</TableCell>
            <TableCell>{subject}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {standards.map((standard) => (
            <TableRow key={standard.code}>
              <TableCell component="th" scope="row">
                {standard.code}
              </TableCell>
              <TableCell>{standard.subject}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
