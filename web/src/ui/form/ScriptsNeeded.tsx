import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { company } from '../../content/firm/company.ts';
import { interfaceCopy } from '../../content/product/interface.ts';
import { mailAddress } from '../../shared/mail-address.ts';

const onlyWithoutScripts = {
  display: 'none',
  '@media (scripting: none)': { display: 'block' },
  // The inline script of the page shows this if the scripts have failed, or if a visitor waits for them.
  'html[data-failed] &, html[data-late]:not([data-hydrated]) &': { display: 'block' },
};

/** Says without scripts that the form cannot be sent, and gives the address to write to instead. */
export function ScriptsNeeded({ email = company.email }: { email?: string }) {
  return (
    <Typography sx={onlyWithoutScripts}>
      {interfaceCopy.scriptsNeeded} <Link href={mailAddress(email)}>{email}</Link>.
    </Typography>
  );
}
