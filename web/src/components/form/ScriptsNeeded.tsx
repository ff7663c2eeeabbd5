import Link from '@mui/material/Link';
import { company } from '../../content/company.ts';
import { interfaceCopy } from '../../content/interface.ts';

/** For browsers without JavaScript: that a form cannot be sent there, and the address that can be written to instead. */
export function ScriptsNeeded({ email = company.email }: { email?: string }) {
  return (
    <noscript>
      <p>
        {interfaceCopy.scriptsNeeded} <Link href={`mailto:${email}`}>{email}</Link>.
      </p>
    </noscript>
  );
}
