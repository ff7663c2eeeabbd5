import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { company } from '../../content/company.ts';
import { interfaceWords } from '../../content/interface.ts';

/** What stands in for a page that failed, for instance because a new version of the site was published meanwhile. */
export function RouteError() {
  return (
    <Container component="main" maxWidth="md" sx={{ py: 12 }}>
      <title>{interfaceWords.crashTitle}</title>
      <Typography variant="h1">{interfaceWords.crashTitle}</Typography>
      <Typography variant="subtitle1" component="p" sx={{ my: 3 }}>
        {interfaceWords.crashText} <a href={`mailto:${company.email}`}>{company.email}</a>
      </Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        {interfaceWords.reload}
      </Button>
    </Container>
  );
}
