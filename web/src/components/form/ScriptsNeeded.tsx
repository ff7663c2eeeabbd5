import { company } from '../../content/company.ts';
import { interfaceCopy } from '../../content/interface.ts';
import { TextLink } from '../TextLink.tsx';

/** For browsers without JavaScript: that a form cannot be sent there, and the address that can be written to instead. */
export function ScriptsNeeded({ email = company.email }: { email?: string }) {
  return (
    <noscript>
      <p>
        {interfaceCopy.scriptsNeeded} <TextLink href={`mailto:${email}`}>{email}</TextLink>.
      </p>
    </noscript>
  );
}
