import styled from '@emotion/styled/base';
import { Text } from '../components/Text.tsx';
import type { LegalPageContent } from '../content/legal-text.ts';
import { colours, families, measures, media } from '../theme/tokens.ts';
import { LegalBlockView } from './LegalBlocks.tsx';

const edge = `max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)`;

const Head = styled('header')({
  display: 'grid',
  gap: 24,
  padding: `clamp(48px, 7vw, 96px) ${edge} clamp(40px, 5vw, 64px)`,
  background: colours.warm,
  borderBottom: `2px solid ${colours.amber}`,
});

const Sheet = styled('p')({
  justifySelf: 'start',
  display: 'flex',
  border: `1px solid ${colours.hairline}`,
  background: colours.paper,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  '& > *': { padding: '8px 12px' },
  '& > * + *': { borderLeft: `1px solid ${colours.hairline}` },
});

const Body = styled('div')({
  display: 'grid',
  gap: 48,
  padding: `clamp(40px, 5vw, 72px) ${edge} ${measures.sectionSpace}`,
  [media.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: 88, alignItems: 'start' },
});

const Contents = styled('nav')({
  [media.desktop]: {
    position: 'sticky',
    top: measures.headerHeight + 24,
    maxHeight: `calc(100vh - ${measures.headerHeight + 48}px)`,
    overflowY: 'auto',
    // Room for the focus ring, which a box that scrolls would cut off.
    padding: 6,
    margin: -6,
  },
  '& h2': { marginBottom: 12, fontFamily: families.mono, fontSize: '0.8125rem', fontWeight: 450 },
  '& ol': { padding: 0, listStyle: 'none', borderTop: `1px solid ${colours.hairline}` },
  '& li': { borderBottom: `1px solid ${colours.hairline}` },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '2.25rem 1fr',
    padding: '11px 0',
    [media.desktop]: { padding: '7px 0' },
    color: colours.ink,
    fontSize: '1rem',
    lineHeight: 1.4,
    textDecoration: 'none',
    [media.hover]: { '&:hover': { color: colours.tealDeep, textDecoration: 'underline' } },
  },
});

const Mono = styled('span')({ fontFamily: families.mono, fontSize: '0.8125rem', color: colours.slate });

const Part = styled('section')({
  display: 'grid',
  gap: 18,
  '& + &': { marginTop: 'clamp(40px, 5vw, 64px)', paddingTop: 28, borderTop: `1px solid ${colours.ink}` },
});

const Title = styled(Text)({
  display: 'grid',
  gap: 8,
  [media.tablet]: { gridTemplateColumns: '2.5rem 1fr', alignItems: 'baseline', gap: 0, marginLeft: '-2.5rem' },
  [media.desktop]: { marginLeft: 0 },
});

const twoDigits = (index: number) => String(index + 1).padStart(2, '0');

type LegalTextProps = Omit<LegalPageContent, 'meta'>;

/** A long text in numbered sections, with a table of contents that stays beside it where there is room. */
export function LegalText({ label, title, intro, updated, contents, sections }: LegalTextProps) {
  return (
    <>
      <Head>
        <Mono as="p">{label}</Mono>
        <Text variant="h1">{title}</Text>
        <Text variant="subtitle1" css={{ maxWidth: '54ch' }}>
          {intro}
        </Text>
        {updated && (
          <Sheet>
            <span>{updated.label}</span>
            <time dateTime={updated.iso}>{updated.date}</time>
          </Sheet>
        )}
      </Head>
      <Body>
        <Contents aria-labelledby="contents">
          <h2 id="contents">{contents}</h2>
          <ol>
            {sections.map((section, index) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>
                  <Mono>{twoDigits(index)}</Mono>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </Contents>
        <div>
          {sections.map((section, index) => (
            <Part key={section.id} id={section.id}>
              <Title variant="h3" as="h2">
                <Mono>{twoDigits(index)}</Mono> {section.title}
              </Title>
              {section.blocks.map((block) => (
                <LegalBlockView key={typeof block === 'string' ? block : JSON.stringify(block)} block={block} />
              ))}
            </Part>
          ))}
        </div>
      </Body>
    </>
  );
}
