// ELK sets itself up as a worker when it is loaded in one.
import "elkjs/lib/elk-worker.min.js";
