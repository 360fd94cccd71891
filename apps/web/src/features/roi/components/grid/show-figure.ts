const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 });

/** An entered figure as its cell shows it: "12,000.5"; nothing where there is none. */
export const showFigure = (value: number | undefined) => (value === undefined ? '' : format.format(value));
