import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

interface InternalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** An anchor to a page of this site: the router's link under the name of the attribute that Material UI's parts pass on. */
export function InternalLink({ href, ...rest }: InternalLinkProps) {
  return <Link to={href} {...rest} />;
}
