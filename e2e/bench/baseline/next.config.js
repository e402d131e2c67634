process.env.NEXT_TELEMETRY_DISABLED = '1';

/** The yardstick's own little app; its types are checked with the project's. */
module.exports = { typescript: { ignoreBuildErrors: true }, turbopack: { root: require('node:path').join(__dirname, '../../..') } };
