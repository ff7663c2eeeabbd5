// Whether this browser tells us how many scripts failed. The script in the page itself, `report.ts`, reads the same key.

const key = 'reports-off';

/** Whether the visitor has switched the reports off. A browser that lets nothing be kept has kept no objection. */
export function areReportsOff(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Keeps what the visitor has chosen.
 * @returns whether the browser kept it
 */
export function switchReports(off: boolean): boolean {
  try {
    if (off) localStorage.setItem(key, '');
    else localStorage.removeItem(key);
  } catch {
    return false;
  }
  return areReportsOff() === off;
}
