import { caseStudies } from 'virtual:content-cards';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { serviceClosing } from '../../content/firm/service-closing.ts';
import { caseStudyAddress } from '../../content/product/addresses.ts';
import type { ServicePageContent } from '../../content/shapes/service-page.ts';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { RecordTable } from '../../ui/RecordTable.tsx';
import { EnquiryNote } from '../../ui/sections/CallToAction.tsx';
import { PageBanner } from '../../ui/sections/PageBanner.tsx';
import { groundOfSection, Section, type SectionHead } from '../../ui/sections/Section.tsx';
import { colours, families, measures, media } from '../../ui/theme/tokens.ts';
import { ToolList } from '../tools/ToolList.tsx';
import { RelatedServices } from './RelatedServices.tsx';

interface ServicePartProps {
  content: ServicePageContent;
}

export function ServiceBanner({ content: { banner } }: ServicePartProps) {
  const { name: label, href } = serviceClosing.services;
  return <PageBanner ground="dark" parent={{ label, href }} {...banner} />;
}

/** The tools of a service, if it has any, and the four sections that close every service page. */
export function ServiceClosing({ content: { sections, tools, standards, related, caseStudy } }: ServicePartProps) {
  const before = sections.length + (tools ? 1 : 0);
  const next = (after: number) => groundOfSection(before + after);
  return (
    <>
      {tools && (
        <Section symbol="breaker" ground={groundOfSection(sections.length)} {...serviceClosing.tools}>
          <ToolList only={tools} />
        </Section>
      )}
      <StandardsTable standards={standards} ground={next(0)} />
      <RelatedServices related={related} ground={next(1)} {...serviceClosing.related} />
      <CaseStudyTeaser caseStudy={caseStudy} ground={next(2)} />
      <ServiceContact />
    </>
  );
}

// The table begins with its head, without the line that other tables have above it.
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

function StandardsTable({ standards, ground = 'paper' }: StandardsTableProps) {
  const { code, subject, ...head } = serviceClosing.standards;
  return (
    <Section symbol="currentTransformer" ground={ground} {...head}>
      <RecordTable
        label={head.title}
        columns={[
          { name: 'code', head: code, cell: (standard) => <NoBreak>{standard.code}</NoBreak>, isRowHead: true },
          { name: 'subject', head: subject, cell: (standard) => <NoBreak>{standard.subject}</NoBreak> },
        ]}
        rows={standards}
        idOf={(standard) => standard.code}
        sx={look}
      />
    </Section>
  );
}

// The picture bleeds off the right edge of the page.
const columns = {
  '&&': { gridColumn: 'content-start / full-end' },
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 8fr)' },
  gap: { xs: 4, lg: 9 },
  alignItems: { lg: 'start' },
  // The title block stays within the page's margins.
  '& figcaption': { pr: measures.margin },
} as const;

interface CaseStudyTeaserProps {
  caseStudy: string | undefined;
  ground: SectionHead['ground'];
}

/** The case study that shows this service on a job. */
function CaseStudyTeaser({ caseStudy, ground = 'paper' }: CaseStudyTeaserProps) {
  const study = caseStudies.find(({ slug }) => slug === caseStudy);
  if (!study) return undefined;
  const { action, record, ...head } = serviceClosing.caseStudy;
  const { name, description, picture } = study.card;
  return (
    <Section symbol="generator" ground={ground} {...head}>
      <Box sx={columns}>
        <Box sx={{ pr: { xs: measures.margin, lg: 0 } }}>
          <Typography variant="h3">{name}</Typography>
          <Typography sx={{ mt: 2, mb: 4, color: 'text.secondary' }}>{description}</Typography>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button href={caseStudyAddress(study.slug)} variant="outlined">
              {action}
            </Button>
            <Button href={record.href} variant="text">
              {record.label}
            </Button>
          </Stack>
        </Box>
        <PictureFrame picture={picture} ratio={16 / 9} sizes={`(min-width: ${measures.desktop}px) 58vw, 100vw`} />
      </Box>
    </Section>
  );
}

const link = {
  display: 'inline-block',
  py: 1,
  fontSize: '1.125rem',
  textDecorationThickness: '1px',
  textDecorationColor: 'currentColor',
  textUnderlineOffset: '0.25em',
} as const;

function ServiceContact() {
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
