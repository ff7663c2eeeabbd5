import styled from '@emotion/styled';
import { ActionButton } from '../../components/ActionButton.tsx';
import { Text } from '../../components/Text.tsx';
import { company } from '../../content/company.ts';
import { interfaceWords } from '../../content/interface.ts';
import { measures } from '../../theme/tokens.ts';

const Main = styled('main')({ maxWidth: measures.tablet, margin: '0 auto', padding: '96px 24px' });

/** What stands in for a page that failed, for instance because a new version of the site was published meanwhile. */
export function RouteError() {
  return (
    <Main>
      <title>{interfaceWords.crashTitle}</title>
      <Text variant="h1">{interfaceWords.crashTitle}</Text>
      <Text variant="subtitle1" css={{ marginTop: 24, marginBottom: 24 }}>
        {interfaceWords.crashText} <a href={`mailto:${company.email}`}>{company.email}</a>
      </Text>
      <ActionButton variant="contained" onClick={() => location.reload()}>
        {interfaceWords.reload}
      </ActionButton>
    </Main>
  );
}
