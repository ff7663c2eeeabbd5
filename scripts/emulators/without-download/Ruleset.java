import com.google.common.collect.ImmutableMap;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.Evaluator;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** One compiled rules file, judged by Google's own compiler and evaluator. */
final class Ruleset {
  /** A rule that takes longer denies, so that it does not block the emulator. */
  private static final long DECISION_LIMIT_SECONDS = 10;

  private static final FirebaseRulesLangOptions LANGUAGE =
      FirebaseRulesLangOptions.builder().allowCrossServiceRules(true).build();

  private final RulesetAst ast;
  private final Evaluator evaluator;

  private Ruleset(RulesetAst ast) {
    this.ast = ast;
    this.evaluator = new DefaultEvaluator(ast);
  }

  /** The result of compiling: {@code ruleset} is null if there are errors. */
  record Compiled(Ruleset ruleset, List<String> errors, List<String> warnings) {}

  static Compiled compile(Source source) {
    CompileResult result = FirebaseRulesProtoCompiler.createStandalone(LANGUAGE).compile(source);
    List<String> errors = new ArrayList<>();
    List<String> warnings = new ArrayList<>();
    for (Issue issue : result.getIssues()) {
      (issue.getSeverity() == Issue.Severity.ERROR ? errors : warnings).add(describe(issue));
    }
    if (result.hasCompilationError() && errors.isEmpty()) errors.add("The rules do not compile.");
    Ruleset ruleset = errors.isEmpty() ? new Ruleset(result.getRulesetAst()) : null;
    return new Compiled(ruleset, errors, warnings);
  }

  /** The number in {@code rules_version}; rules without one are of version 1. */
  int version() {
    return ast.getVersion() == RulesetAst.Version.VERSION_2 ? 2 : 1;
  }

  /** Tells whether the rules permit the request. Throws if the evaluation fails. */
  boolean permits(Request request) throws ExecutionException, InterruptedException, TimeoutException {
    return evaluator.evaluate(request).get(DECISION_LIMIT_SECONDS, TimeUnit.SECONDS).permit();
  }

  private static String describe(Issue issue) {
    if (!issue.hasSourcePosition()) return issue.getDescription();
    var at = issue.getSourcePosition();
    return at.getFileName() + ":" + at.getLine() + ":" + at.getColumn() + " - " + issue.getDescription();
  }

  /** A question to the rules: an operation on a path, with {@code request} and {@code resource}. */
  record Request(
      String service, String method, String address, Map<String, ExpressionValue> values, FirestoreGet get)
      implements Evaluator.Context {
    @Override
    public ExpressionPathValue path() {
      return ExpressionValues.pathOf(address);
    }

    @Override
    public ImmutableMap<String, Supplier<ListenableFuture<ExpressionValue>>> variables() {
      ImmutableMap.Builder<String, Supplier<ListenableFuture<ExpressionValue>>> variables = ImmutableMap.builder();
      values.forEach((name, value) -> variables.put(name, () -> Futures.immediateFuture(value)));
      return variables.buildOrThrow();
    }

    @Override
    public ImmutableMap<String, AsyncRuntimeFunction> functions() {
      return ImmutableMap.of(FirestoreGet.NAME, get);
    }
  }
}
