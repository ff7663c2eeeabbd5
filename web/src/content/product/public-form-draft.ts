/** The words about the draft, shown below a public form. */
export const publicDraftCopy = {
  asks: 'May we keep your text on this device for a day, in case the page closes? For now it is kept in this tab only.',
  keep: 'Keep it for a day',
  keepNot: 'No, in this tab only',
  restored: 'What you had typed before has been put back.',
  device: 'Kept on this device for a day after you last type.',
  tab: 'Kept in this tab only, until you close it.',
  nothing: 'Nothing is kept now: your text is on this page only.',
  clear: 'Clear',
  clearWhat: 'what is kept',
} as const;
