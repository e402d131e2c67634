/** Measures of the drawing in pixels; the placeholder has the same, so that nothing moves when the chart arrives. */
export const CHART_HEIGHT = 380;
export const CHART_TOP = 12;
export const CHART_BOTTOM = 34;
export const CHART_LEFT = 76;
export const LABEL_GAP = 21;
