/** What npm needs to know to leave a package out where it does not fit. */
export interface Platform {
  os: string[];
  cpu: string[];
  libc?: string[];
}

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

/** Reads the platform from the name of a package that carries one platform's binary, such as `@tool/binding-linux-x64-musl`. */
export function platformOf(name: string): Platform | undefined {
  const words = name.split(/[@/-]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  if (os === undefined || cpu === undefined) return undefined;
  if (os !== 'linux') return { os: [os], cpu: [cpu] };
  return { os: [os], cpu: [cpu], libc: [words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'] };
}
