/** What a chart in the browser says, made on the server: no messages travel. */
export interface ChartWords {
  title: string;
  /** What the chart shows, in sentences; the description of its picture. */
  summary: string;
  /** Name of the handle that goes through the years, and how to use it. */
  yearOf: string;
  keysHint: string;
  noData: string;
}
